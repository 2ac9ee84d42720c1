/** What a record has under a name that comes from data: what every object has, its `constructor` say, is not in it. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
