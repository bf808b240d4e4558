import type { Wrong } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { LineField } from './line-field.tsx'
import { WritingField } from './writing-field.tsx'

interface WrongFieldsProps {
  readonly wrong: readonly Wrong[]
  /** Where the list is in the question. */
  readonly path?: string
  /** What each of them is called. */
  readonly one?: 'answer' | 'word'
  readonly hasTitle?: boolean
  readonly placeholder?: string | undefined
  readonly most?: number
  readonly parameter: string | undefined
  readonly problem: (path: string) => string | null
  readonly onChange: (wrong: Wrong[]) => void
}

/** Wrong answers that are known, each with what is said to it. */
export function WrongFields({
  wrong,
  path = 'answer.wrong',
  one = 'answer',
  hasTitle = true,
  placeholder,
  most = 8,
  parameter,
  problem,
  onChange,
}: WrongFieldsProps) {
  return (
    <div id={fieldId(path)} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-5">
      {hasTitle && (
        <div>
          <h3 className="text-lg font-semibold">{t('Wrong answers you expect')}</h3>
          <p className="text-ink-soft">
            {t('What a student may have thought, and what you would say to it.')}
          </p>
        </div>
      )}
      {wrong.map((its, at) => (
        <Removable
          key={at}
          what={t('{one, select, word {wrong word {number}} other {wrong answer {number}}}', {
            one,
            number: at + 1,
          })}
          onRemove={() => onChange(without(wrong, at))}
        >
          <LineField
            path={`${path}.${at}.value`}
            label={t('{one, select, word {Wrong word {number}} other {Wrong answer {number}}}', {
              one,
              number: at + 1,
            })}
            problem={problem}
            value={its.value}
            placeholder={placeholder}
            onChange={(value) => onChange(changed(wrong, at, { ...its, value }))}
          />
          <WritingField
            id={fieldId(`${path}.${at}.feedback`)}
            label={t(
              '{one, select, word {What you say to wrong word {number}} other {What you say to wrong answer {number}}}',
              { one, number: at + 1 },
            )}
            error={problem(`${path}.${at}.feedback`)}
            rows={1}
            parameter={parameter}
            value={its.feedback}
            onChange={(feedback) => onChange(changed(wrong, at, { ...its, feedback }))}
          />
        </Removable>
      ))}
      {wrong.length < most && (
        <AddButton onClick={() => onChange([...wrong, { value: '', feedback: '' }])}>
          {one === 'word' ? t('Add a wrong word') : t('Add a wrong answer')}
        </AddButton>
      )}
    </div>
  )
}
