/** The content of a message file: messages and groups of messages. */
export interface MessageFile {
  readonly [name: string]: string | MessageFile
}

/** Turns `{ best: { hint: '…' } }` into `{ 'best.hint': '…' }`. Files are nested for their editors; ids are flat. */
export function flatten(file: MessageFile, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, entry] of Object.entries(file)) {
    if (typeof entry === 'string') flat[prefix + name] = entry
    else Object.assign(flat, flatten(entry, `${prefix}${name}.`))
  }
  return flat
}
