import type { ResponseOf } from '@skills-center/contract/interaction'
import type { ComponentProps } from 'react'
import type { InteractionParts, InteractionProps } from '../parts.ts'
import { AlgebraEntry } from './algebra-entry.tsx'
import {
  coordinatesKeys,
  type EntryKey,
  equationKeys,
  expressionKeys,
  fractionKeys,
  inequalityKeys,
  numberKeys,
  numbersKeys,
  ratioKeys,
  scientificKeys,
} from './keys.ts'
import { type Reader, readers } from './readers.ts'
import { TextEntry } from './text-entry.tsx'
import type { TypedKind } from './typed-kind.ts'
import { useReader } from './use-reader.ts'

interface Settings {
  inputMode: ComponentProps<'input'>['inputMode']
  /** Symbol keys, given the question's letters. */
  keys: (letters: readonly string[]) => readonly EntryKey[]
  reader: () => Promise<Reader>
  isAlgebra?: boolean
}

/** The parts of a kind with a typed answer: kinds differ in keys and in how the text is read. */
function typedParts<Kind extends TypedKind>(kind: Kind, settings: Settings): InteractionParts<Kind> {
  const { inputMode, keys, reader, isAlgebra = false } = settings
  // Every typed kind's response has these two fields, which TypeScript does not see for a kind it does not know.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const responseOf = (text: string) => ({ kind, text }) as ResponseOf<Kind>
  function TypedEntry({ onChange, interaction, response, ...props }: InteractionProps<Kind>) {
    const letters = 'letters' in interaction ? interaction.letters : []
    const read = useReader(reader)
    const Entry = isAlgebra ? AlgebraEntry : TextEntry
    return (
      <Entry
        {...props}
        interaction={interaction}
        response={response}
        inputMode={inputMode}
        keys={keys(letters)}
        isAlgebra={isAlgebra}
        read={(text) => read(text, letters)}
        readSurely={async (text) => (await reader())(text, letters)}
        onType={(text) => onChange(responseOf(text))}
      />
    )
  }
  return {
    View: TypedEntry,
    fetchAhead: reader,
    empty: responseOf(''),
    isAnswered: ({ text }: { text: string }) => text.trim() !== '',
    afterKey: () => undefined,
  }
}

export const numberParts = typedParts('number', {
  inputMode: 'decimal',
  keys: numberKeys,
  reader: readers.number,
})
export const quantityParts = typedParts('quantity', {
  inputMode: 'text',
  keys: numberKeys,
  reader: readers.number,
})
export const fractionParts = typedParts('fraction', {
  inputMode: 'decimal',
  keys: fractionKeys,
  reader: readers.number,
})
export const scientificParts = typedParts('scientific', {
  inputMode: 'text',
  keys: scientificKeys,
  reader: readers.number,
})
export const ratioParts = typedParts('ratio', {
  inputMode: 'text',
  keys: ratioKeys,
  reader: readers.ratio,
})
export const numbersParts = typedParts('numbers', {
  inputMode: 'text',
  keys: numbersKeys,
  reader: readers.numbers,
})
export const coordinatesParts = typedParts('coordinates', {
  inputMode: 'text',
  keys: coordinatesKeys,
  reader: readers.coordinates,
})
export const expressionParts = typedParts('expression', {
  inputMode: 'text',
  keys: expressionKeys,
  reader: readers.expression,
  isAlgebra: true,
})
export const equationParts = typedParts('equation', {
  inputMode: 'text',
  keys: equationKeys,
  reader: readers.equation,
  isAlgebra: true,
})
export const inequalityParts = typedParts('inequality', {
  inputMode: 'text',
  keys: inequalityKeys,
  reader: readers.inequality,
  isAlgebra: true,
})
export const termParts = typedParts('term', {
  inputMode: 'text',
  keys: () => [],
  reader: readers.term,
})
