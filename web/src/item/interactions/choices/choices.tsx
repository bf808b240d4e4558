import type { ResponseOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { letterOf, optionAt, optionControl } from '../option-keys.ts'
import { OptionList } from '../option-list.tsx'
import { type OptionLook, OptionRow } from '../option-row.tsx'
import type { InteractionParts, InteractionProps } from '../parts.ts'

function toggled(response: ResponseOf<'choices'>, option: string): ResponseOf<'choices'> {
  const isChosen = response.options.includes(option)
  return {
    kind: 'choices',
    options: isChosen ? response.options.filter((id) => id !== option) : [...response.options, option],
  }
}

function Choices(props: InteractionProps<'choices'>) {
  const { interaction, response, id, isLocked, mark, rightResponse, onChange } = props
  const isClosed = mark === 'right' || rightResponse !== null

  const lookOf = (option: string): OptionLook => {
    const isChosen = response.options.includes(option)
    if (isChosen && mark === 'right') return 'right'
    if (rightResponse?.options.includes(option) === true) return isChosen ? 'right' : 'overlooked'
    // Which of the chosen options is wrong is known only together with the right ones.
    if (isChosen && rightResponse !== null) return 'wrong'
    if (isChosen) return 'chosen'
    return isClosed ? 'passed' : 'open'
  }

  return (
    <OptionList
      role="group"
      questionId={props.questionId}
      messageId={props.messageId}
      options={interaction.options}
      isWrong={mark === 'wrong' && !isClosed}
      hint={t('item/mark-every-answer-that-fits')}
    >
      {interaction.options.map((option, index) => (
        <OptionRow
          key={option.id}
          type="checkbox"
          controlId={optionControl(id, option.id)}
          name={id}
          letter={letterOf(index)}
          option={option}
          look={lookOf(option.id)}
          isChosen={response.options.includes(option.id)}
          isDisabled={isLocked}
          onPick={() => onChange(toggled(response, option.id))}
        />
      ))}
    </OptionList>
  )
}

export const choicesParts: InteractionParts<'choices'> = {
  View: Choices,
  empty: { kind: 'choices', options: [] },
  isAnswered: (response) => response.options.length > 0,
  afterKey(key, interaction, response) {
    const option = interaction.options[optionAt(key, interaction.options.length)]
    return option && { response: toggled(response, option.id), option: option.id }
  },
}
