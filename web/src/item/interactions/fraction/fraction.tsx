import { minusKey, slashKey, spaceKey } from '../entry-keys.tsx'
import type { InteractionParts, InteractionProps } from '../parts.ts'
import { readAloud } from '../read-aloud.ts'
import { TextEntry } from '../text-entry.tsx'

const keys = [slashKey, spaceKey, minusKey]

function FractionEntry(props: InteractionProps<'fraction'>) {
  const type = (text: string) => props.onChange({ kind: 'fraction', text })
  return <TextEntry {...props} inputMode="decimal" keys={keys} readAloud={readAloud} onType={type} />
}

export const fractionParts: InteractionParts<'fraction'> = {
  View: FractionEntry,
  empty: { kind: 'fraction', text: '' },
  isAnswered: (response) => response.text.trim() !== '',
  afterKey: () => undefined,
}
