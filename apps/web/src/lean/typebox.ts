/**
 * The few kinds of schema that records and scenarios are described with, in place of the library in the page: it takes
 * more room than the rules of a game. The schemas are the same plain JSON Schema; a test compares the two.
 */

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  /** Left out is allowed. Not a word of JSON Schema: it is turned into `required` by the object around it. */
  readonly optional?: boolean;
}

type Limits = Omit<Schema, 'type'>;

const of =
  (type: string) =>
  (limits: Limits = {}): Schema => ({ type, ...limits });

export const Type = {
  String: of('string'),
  Integer: of('integer'),
  Number: of('number'),
  Boolean: of('boolean'),
  Null: of('null'),
  Unknown: (): Schema => ({}),
  Literal: (value: unknown): Schema => ({ const: value }),
  Enum: (values: readonly unknown[]): Schema => ({ enum: values }),
  Union: (anyOf: readonly Schema[]): Schema => ({ anyOf }),
  Optional: (schema: Schema): Schema => ({ ...schema, optional: true }),
  Array: (items: Schema, limits: Limits = {}): Schema => ({ type: 'array', items, ...limits }),
  Record: (key: Schema, value: Schema): Schema => ({
    type: 'object',
    patternProperties: { [key.pattern ?? '^.*$']: value },
    additionalProperties: false,
  }),
  Object: (properties: Readonly<Record<string, Schema>>, limits: Limits = {}): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => properties[name].optional !== true),
    ...limits,
  }),
};

export default Type;
