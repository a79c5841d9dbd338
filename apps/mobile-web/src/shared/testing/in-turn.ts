/** A mock that returns its results one after another and then repeats the last one. */
export function inTurn<First, Second>(first: First, second: Second): () => First | Second {
  let isFirst = true;
  return () => {
    const response = isFirst ? first : second;
    isFirst = false;
    return response;
  };
}
