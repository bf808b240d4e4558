/** The `aria-describedby` of a control inside a FieldFrame. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | null | undefined },
): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error == null || error === '' ? '' : `${id}-error`]
  return ids.filter((part) => part !== '').join(' ') || undefined
}

export const controlStyle =
  'w-full min-h-11 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-ink aria-invalid:border-incorrect disabled:opacity-55'
