import type { Wrong } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { LineField } from './line-field.tsx'
import { WritingField } from './writing-field.tsx'

interface WrongFieldsProps {
  readonly wrong: readonly Wrong[]
  /** The path of the list in the question. */
  readonly path?: string
  /** What each entry is called. */
  readonly one?: 'answer' | 'word'
  readonly hasTitle?: boolean
  readonly placeholder?: string | undefined
  readonly max?: number
  readonly parameter: string | undefined
  readonly problem: (path: string) => string | null
  readonly onChange: (wrong: Wrong[]) => void
}

/** Known wrong answers, each with its feedback. */
export function WrongFields({
  wrong,
  path = 'answer.wrong',
  one = 'answer',
  hasTitle = true,
  placeholder,
  max = 8,
  parameter,
  problem,
  onChange,
}: WrongFieldsProps) {
  return (
    <div id={fieldId(path)} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-5">
      {hasTitle && (
        <div>
          <h3 className="text-lg font-semibold">{t('questions/wrong-answers-you-expect')}</h3>
          <p className="text-ink-soft">{t('questions/what-a-student-may-have-thought')}</p>
        </div>
      )}
      {wrong.map((its, index) => (
        <Removable
          key={index}
          what={t('questions/wrong-answer-number', {
            one,
            number: index + 1,
          })}
          onRemove={() => onChange(without(wrong, index))}
        >
          <LineField
            path={`${path}.${index}.value`}
            label={t('questions/wrong-answer-number-value', {
              one,
              number: index + 1,
            })}
            problem={problem}
            value={its.value}
            placeholder={placeholder}
            onChange={(value) => onChange(changed(wrong, index, { ...its, value }))}
          />
          <WritingField
            id={fieldId(`${path}.${index}.feedback`)}
            label={t('questions/what-you-say-to-wrong', { one, number: index + 1 })}
            error={problem(`${path}.${index}.feedback`)}
            rows={1}
            parameter={parameter}
            value={its.feedback}
            onChange={(feedback) => onChange(changed(wrong, index, { ...its, feedback }))}
          />
        </Removable>
      ))}
      {wrong.length < max && (
        <AddButton onClick={() => onChange([...wrong, { value: '', feedback: '' }])}>
          {one === 'word' ? t('questions/add-a-wrong-word') : t('questions/add-a-wrong-answer')}
        </AddButton>
      )}
    </div>
  )
}
