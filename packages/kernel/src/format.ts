import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type Fault, fault } from './refusal.ts';

/** What is wrong with a file before any rule of a game looks at it. */

/** No file of ours has so many things one inside another; what has would be too much for the stack. */
const DEEPEST = 64;

export function isDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** What does not fit the format of a file, each with its place in it; none if it all fits. The schema's library stops at a few. */
export function formatFaults(schema: TSchema, input: unknown): Fault[] {
  if (Value.Check(schema, input)) return [];
  const faults: Fault[] = [];
  let alternatives: Misfit[] = [];
  for (const found of Value.Errors(schema, input) as readonly Misfit[]) {
    // A union is told of for each alternative, and then once as a whole.
    if (found.schemaPath.includes('/anyOf/')) alternatives.push(found);
    else if (found.keyword === 'anyOf') {
      faults.push(unionFault(alternatives, found.instancePath));
      alternatives = [];
    }
    // A field too many is told of by the object that it stands in.
    else if (found.keyword !== 'boolean') faults.push(misfitFault(found));
  }
  if (alternatives.length > 0) faults.push(unionFault(alternatives, alternatives[0].instancePath));
  return faults.length > 0 ? faults : [fault('bad-field', '')];
}

/** What the schema's library says of one place. */
interface Misfit {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}

/** One fault: inside the alternative that was meant, if the thing is of its kind; or what it might have been instead. */
function unionFault(alternatives: readonly Misfit[], place: string): Fault {
  const inside = alternatives.find(({ instancePath }) => instancePath !== place);
  if (inside !== undefined) return misfitFault(inside);
  const words = alternatives.flatMap(({ params }) => ('allowedValue' in params ? [String(params.allowedValue)] : []));
  const reasons = alternatives.filter(({ keyword }) => keyword !== 'const').map(reasonOf);
  const all = reasons.length === 0 ? [`must be one of: ${words.join(', ')}`] : [...new Set(reasons)];
  return fault('bad-field', pathOf(place), { reason: all.join(', or ') });
}

const misfitFault = (found: Misfit): Fault =>
  fault('bad-field', pathOf(found.instancePath), { reason: reasonOf(found) });

/** From a JSON pointer to a path as people write it. */
const pathOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

function reasonOf({ keyword, params, message }: Misfit): string {
  const { additionalProperties = [] } = params as { readonly additionalProperties?: readonly string[] };
  return keyword === 'additionalProperties' ? `${message}: ${additionalProperties.join(', ')}` : message;
}
