import { minusKey, slashKey } from '../entry-keys.tsx'
import type { InteractionParts, InteractionProps } from '../parts.ts'
import { readAloud } from '../read-aloud.ts'
import { TextEntry } from '../text-entry.tsx'

const keys = [minusKey, slashKey]

function QuantityEntry(props: InteractionProps<'quantity'>) {
  const type = (text: string) => props.onChange({ kind: 'quantity', text })
  return <TextEntry {...props} inputMode="text" keys={keys} readAloud={readAloud} onType={type} />
}

export const quantityParts: InteractionParts<'quantity'> = {
  View: QuantityEntry,
  empty: { kind: 'quantity', text: '' },
  isAnswered: (response) => response.text.trim() !== '',
  afterKey: () => undefined,
}
