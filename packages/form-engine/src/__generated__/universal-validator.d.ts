interface ValidatorError {
  instancePath: string;
  keyword: string;
}

declare const validate: {
  (rows: unknown): boolean;
  errors?: ValidatorError[] | null;
};
export default validate;
