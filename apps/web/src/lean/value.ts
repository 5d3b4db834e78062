import type { Schema } from './typebox.ts';

/** Where a value does not fit its schema, as a JSON pointer, and how. */
export interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
}

const ARTICLES: Readonly<Record<string, string>> = { array: 'an array', integer: 'an integer', object: 'an object' };

function hasType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}

function* errors(schema: Schema, value: unknown, path: string): Generator<SchemaError, void, void> {
  const wrong = (message: string): SchemaError => ({ instancePath: path, message });
  if (schema.type !== undefined && !hasType(schema.type, value)) {
    yield wrong(`must be ${ARTICLES[schema.type] ?? schema.type}`);
    return;
  }
  if ('const' in schema && value !== schema.const) yield wrong(`must be ${JSON.stringify(schema.const)}`);
  if (schema.enum?.includes(value) === false) yield wrong('must be equal to one of the allowed values');
  if (schema.anyOf !== undefined && !schema.anyOf.some((option) => check(option, value))) {
    yield wrong('must match a schema in anyOf');
  }
  if (typeof value === 'string') yield* textErrors(schema, value, wrong);
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? value)) yield wrong(`must be >= ${schema.minimum}`);
    if (value > (schema.maximum ?? value)) yield wrong(`must be <= ${schema.maximum}`);
  }
  if (Array.isArray(value)) yield* listErrors(schema, value, path);
  else if (schema.type === 'object') yield* objectErrors(schema, value as Readonly<Record<string, unknown>>, path);
}

type Wrong = (message: string) => SchemaError;

function* textErrors({ maxLength, pattern }: Schema, text: string, wrong: Wrong): Generator<SchemaError> {
  // Characters, not their halves.
  if (maxLength !== undefined && [...text].length > maxLength) {
    yield wrong(`must not have more than ${maxLength} characters`);
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) yield wrong(`must match pattern "${pattern}"`);
}

function* listErrors({ maxItems, items }: Schema, list: readonly unknown[], path: string): Generator<SchemaError> {
  if (maxItems !== undefined && list.length > maxItems) {
    yield { instancePath: path, message: `must not have more than ${maxItems} items` };
  }
  if (items === undefined) return;
  for (let i = 0; i < list.length; i++) yield* errors(items, list[i], `${path}/${i}`);
}

function* objectErrors(
  { properties = {}, required = [], patternProperties = {}, additionalProperties = true }: Schema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Generator<SchemaError> {
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  if (missing.length > 0) yield { instancePath: path, message: `must have required properties ${missing.join(', ')}` };
  const patterns = Object.entries(patternProperties).map(([text, schema]) => [new RegExp(text, 'u'), schema] as const);
  const strangers: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, name)
      ? properties[name]
      : patterns.find(([pattern]) => pattern.test(name))?.[1];
    if (schema !== undefined) {
      if (inner !== undefined || schema.optional !== true) yield* errors(schema, inner, `${path}/${escaped(name)}`);
    } else if (!additionalProperties) strangers.push(name);
  }
  if (strangers.length > 0) {
    yield { instancePath: path, message: `must not have additional properties ${strangers.join(', ')}` };
  }
}

/** As JSON pointers write them. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function check(schema: Schema, value: unknown): boolean {
  return errors(schema, value, '').next().done === true;
}

export const Value = {
  Check: check,
  Errors: (schema: Schema, value: unknown): Iterable<SchemaError> => errors(schema, value, ''),
};

export default Value;
