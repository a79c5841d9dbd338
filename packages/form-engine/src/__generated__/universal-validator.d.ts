interface ValidatorError {
  keyword: string;
}

declare const validate: {
  (row: unknown): boolean;
  errors?: ValidatorError[] | null;
};
export default validate;
