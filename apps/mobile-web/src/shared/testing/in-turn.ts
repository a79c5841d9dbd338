export function firstThenSecond<First, Second>(first: First, second: Second): () => First | Second {
  let isFirst = true;
  return () => {
    const response = isFirst ? first : second;
    isFirst = false;
    return response;
  };
}
