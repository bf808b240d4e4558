import { minusKey, slashKey } from '../entry-keys.tsx'
import type { InteractionParts, InteractionProps } from '../parts.ts'
import { readAloud } from '../read-aloud.ts'
import { TextEntry } from '../text-entry.tsx'

const keys = [minusKey, slashKey]

function NumberEntry(props: InteractionProps<'number'>) {
  const type = (text: string) => props.onChange({ kind: 'number', text })
  return <TextEntry {...props} inputMode="decimal" keys={keys} readAloud={readAloud} onType={type} />
}

export const numberParts: InteractionParts<'number'> = {
  View: NumberEntry,
  empty: { kind: 'number', text: '' },
  isAnswered: (response) => response.text.trim() !== '',
  afterKey: () => undefined,
}
