/** Returns the value at an index that must be in range. */
export function at<T>(values: ArrayLike<T>, index: number): T {
  const value = values[index]
  if (value === undefined) throw new Error(`No value at ${index}: there are ${values.length}.`)
  return value
}

export function requireEntry<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`No entry for ${String(key)}.`)
  return value
}
