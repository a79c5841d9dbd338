/** The result format of https://standardschema.dev. A valid result has no `issues`. */
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
