/** What can be wrong with the description of a map. */
export const MAP_FAULTS = [
  'badHexId',
  'duplicateHex',
  'samePlace',
  'offGrid',
  'gridsDiffer',
  'tooManyPlaces',
  'unknownHex',
  'notAdjacent',
  'unknownAttribute',
  'duplicateHexside',
  'duplicateNode',
  'unknownNode',
  'loopEdge',
  'duplicateEdge',
] as const;

export type MapFaultCode = (typeof MAP_FAULTS)[number];

/** A fault is a value, so that a linter of data can list them all; `data` names the offending entry. */
export interface MapFault {
  readonly code: MapFaultCode;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Thrown where a map cannot be compiled at all; carries every fault found. */
export class MapError extends Error {
  readonly faults: readonly MapFault[];

  constructor(faults: readonly MapFault[]) {
    const told = faults.slice(0, 5).map(({ code, data }) => `${code} ${JSON.stringify(data)}`);
    super(`${faults.length} faults in the map: ${told.join('; ')}`);
    this.name = 'MapError';
    this.faults = faults;
  }
}
