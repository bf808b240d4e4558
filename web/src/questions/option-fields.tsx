import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { useId } from 'react'
import { t } from '../language/messages.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Radio } from '../ui/radio.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { WritingField } from './writing-field.tsx'

/** Options, one or several of which are right, and the feedback on each wrong option. */
export function OptionFields({
  answer,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'choice'> | AnswerOf<'choices'>>) {
  const name = useId()
  const { kind, options } = answer
  const Mark = kind === 'choice' ? Radio : Checkbox
  const mark = (at: number, isRight: boolean) =>
    onChange({
      ...answer,
      options: options.map((option, index) => {
        if (index === at) return { ...option, isRight }
        return kind === 'choice' ? { ...option, isRight: false } : option
      }),
    })
  return (
    <div id={fieldId('answer.options')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-6">
      {options.map((option, at) => (
        <Removable
          key={at}
          what={t('questions/option-number', { number: at + 1 })}
          onRemove={
            options.length > 2 ? () => onChange({ ...answer, options: without(options, at) }) : undefined
          }
        >
          <WritingField
            id={fieldId(`answer.options.${at}.text`)}
            label={t('questions/option-number-value', { number: at + 1 })}
            error={problem(`answer.options.${at}.text`)}
            rows={1}
            parameter={parameter}
            value={option.text}
            onChange={(text) => onChange({ ...answer, options: changed(options, at, { ...option, text }) })}
          />
          <Mark
            className="font-medium"
            name={name}
            checked={option.isRight}
            onChange={(event) => mark(at, event.target.checked)}
          >
            {t('questions/option-number-is-right', { number: at + 1 })}
          </Mark>
          {!option.isRight && (
            <WritingField
              id={fieldId(`answer.options.${at}.feedback`)}
              label={t('questions/what-you-say-to-option-number', { number: at + 1 })}
              error={problem(`answer.options.${at}.feedback`)}
              rows={1}
              parameter={parameter}
              value={option.feedback}
              onChange={(feedback) =>
                onChange({ ...answer, options: changed(options, at, { ...option, feedback }) })
              }
            />
          )}
        </Removable>
      ))}
      {options.length < 8 && (
        <AddButton
          onClick={() =>
            onChange({ ...answer, options: [...options, { text: '', isRight: false, feedback: '' }] })
          }
        >
          {t('questions/add-an-option')}
        </AddButton>
      )}
      <Checkbox
        checked={answer.keepsOrder}
        onChange={(event) => onChange({ ...answer, keepsOrder: event.target.checked })}
      >
        {t('questions/show-the-options-in-this-order')}
      </Checkbox>
    </div>
  )
}
