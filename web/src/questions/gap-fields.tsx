import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import type { AnswerFormProps } from './form-props.ts'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { LineField } from './line-field.tsx'
import { WritingField } from './writing-field.tsx'
import { WrongFields } from './wrong-fields.tsx'

/** Form for a text with gaps and the words for each gap. */
export function GapFields({
  answer,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'inline-choice'>>) {
  const { gaps } = answer
  return (
    <>
      <WritingField
        id={fieldId('answer.text')}
        label={t('questions/the-text-with-gaps')}
        hint={t('questions/write-1-where-the-first')}
        error={problem('answer.text')}
        parameter={parameter}
        value={answer.text}
        onChange={(text) => onChange({ ...answer, text })}
      />
      <div id={fieldId('answer.gaps')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-8">
        {gaps.map((gap, index) => {
          const path = `answer.gaps.${index}`
          const change = (patch: Partial<typeof gap>) =>
            onChange({ ...answer, gaps: changed(gaps, index, { ...gap, ...patch }) })
          return (
            <fieldset key={index} id={fieldId(path)} tabIndex={-1} className="min-w-0 scroll-mt-24">
              <legend className="mb-2 text-lg font-semibold">
                {t('questions/gap-number', { number: `[${index + 1}]` })}
              </legend>
              <Removable
                what={t('questions/gap-number-inside', { number: index + 1 })}
                onRemove={
                  gaps.length > 1 ? () => onChange({ ...answer, gaps: without(gaps, index) }) : undefined
                }
              >
                <div className="grid gap-3 sm:grid-cols-2">
                  <LineField
                    path={`${path}.right`}
                    label={t('questions/right-word')}
                    value={gap.right}
                    problem={problem}
                    onChange={(right) => change({ right })}
                  />
                  <LineField
                    path={`${path}.label`}
                    label={t('questions/what-it-is-about')}
                    note={t('questions/read-aloud')}
                    placeholder={t('questions/direction')}
                    max={120}
                    value={gap.label}
                    problem={problem}
                    onChange={(label) => change({ label })}
                  />
                </div>
                <WrongFields
                  path={`${path}.wrong`}
                  one="word"
                  hasTitle={false}
                  max={5}
                  wrong={gap.wrong}
                  parameter={parameter}
                  problem={problem}
                  onChange={(wrong) => change({ wrong })}
                />
              </Removable>
            </fieldset>
          )
        })}
        {gaps.length < 6 && (
          <AddButton
            onClick={() =>
              onChange({
                ...answer,
                gaps: [...gaps, { label: '', right: '', wrong: [{ value: '', feedback: '' }] }],
              })
            }
          >
            {t('questions/add-a-gap')}
          </AddButton>
        )}
      </div>
    </>
  )
}
