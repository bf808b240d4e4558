const pad = (value: number): string => String(value).padStart(2, '0')

/** A moment as the browser’s field for date and time has it, in the reader’s own time; empty for none. */
export function toField(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const date = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
  return `${date}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/** The moment that such a field says; null while it is empty or unfinished. */
export function fromField(text: string): string | null {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
