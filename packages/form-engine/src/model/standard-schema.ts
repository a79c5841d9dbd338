/** The result of a validation, as in https://standardschema.dev; without `issues` if valid. */
interface SchemaResult {
  issues?:
    | readonly {
        message: string;
        path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
      }[]
    | undefined;
}

/** A schema of Zod, Valibot or any other library that implements https://standardschema.dev. */
export interface StandardSchema {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}

export const isStandardSchema = (given: object): given is StandardSchema => '~standard' in given;
