/** A mock that returns its results in turn, then always the last. */
export function inTurn<First, Second>(first: First, second: Second): () => First | Second {
  let isFirst = true;
  return () => {
    const answer = isFirst ? first : second;
    isFirst = false;
    return answer;
  };
}
