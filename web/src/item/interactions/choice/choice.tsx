import { letterOf, optionAt, optionControl } from '../option-keys.ts'
import { OptionList } from '../option-list.tsx'
import { type OptionLook, OptionRow } from '../option-row.tsx'
import type { InteractionParts, InteractionProps } from '../parts.ts'

function Choice(props: InteractionProps<'choice'>) {
  const { interaction, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const isMissed = (option: string) => missed.some((earlier) => earlier.option === option)
  const isClosed = mark === 'right' || rightResponse !== null

  const lookOf = (option: string): OptionLook => {
    const isChosen = response.option === option
    if (rightResponse?.option === option || (isChosen && mark === 'right')) return 'right'
    if (isChosen && mark === 'wrong') return 'wrong'
    if (isMissed(option)) return 'missed'
    if (isChosen) return 'chosen'
    return isClosed ? 'passed' : 'open'
  }

  const pick = (option: string) => onChange({ kind: 'choice', option })

  return (
    <OptionList
      role="radiogroup"
      questionId={props.questionId}
      messageId={props.messageId}
      options={interaction.options}
    >
      {interaction.options.map((option, index) => (
        <OptionRow
          key={option.id}
          type="radio"
          controlId={optionControl(id, option.id)}
          name={id}
          letter={letterOf(index)}
          option={option}
          look={lookOf(option.id)}
          isChosen={response.option === option.id}
          isDisabled={isLocked || isMissed(option.id)}
          onPick={() => pick(option.id)}
        />
      ))}
    </OptionList>
  )
}

export const choiceParts: InteractionParts<'choice'> = {
  View: Choice,
  empty: { kind: 'choice', option: '' },
  isAnswered: (response) => response.option !== '',
  afterKey(key, interaction, response, missed) {
    const open = interaction.options.filter(({ id }) => missed.every((earlier) => earlier.option !== id))
    const named = interaction.options[optionAt(key, interaction.options.length)]
    // With nothing chosen yet, browsers skip the first option on an arrow key; here an arrow key picks it.
    const ends: Record<string, typeof named> = { ArrowDown: open[0], ArrowUp: open.at(-1) }
    const option = named ?? (response.option === '' ? ends[key] : undefined)
    if (option === undefined || !open.includes(option)) return undefined
    return { response: { kind: 'choice', option: option.id }, option: option.id }
  },
}
