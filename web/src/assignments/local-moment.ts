const pad = (value: number): string => String(value).padStart(2, '0')

/** A time in the format of a datetime-local input, in the reader’s time zone; empty for null. */
export function toField(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const date = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
  return `${date}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/** The time from such an input; null while it is empty or incomplete. */
export function fromField(text: string): string | null {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
