import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { figureForms } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { t } from '../language/messages.ts'
import type { AnswerFormProps } from './form-props.ts'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { LineField } from './line-field.tsx'
import { partName } from './part-names.ts'
import { WritingField } from './writing-field.tsx'
import { Checkbox } from '../ui/checkbox.tsx'

interface OfFigure {
  readonly figure: AuthoredFigure | null
}

function NoParts({ path }: { readonly path: string }) {
  return (
    <p id={fieldId(path)} tabIndex={-1} className="rounded-md bg-warm-soft px-4 py-3">
      {t('questions/add-a-figure-above')}
    </p>
  )
}

const canAsk = (figure: AuthoredFigure | null): figure is AuthoredFigure =>
  figure !== null && figureForms[figure.kind].hasSpots && figure.rows.length > 0

/** Form for the name of each part of the figure. */
export function LabelFields({
  answer,
  figure,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'label'>> & OfFigure) {
  const { labels, others } = answer
  if (!canAsk(figure)) return <NoParts path="answer.labels" />
  return (
    <div id={fieldId('answer.labels')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4">
      <p className="text-ink-soft">{t('questions/leave-a-name-empty')}</p>
      {figure.rows.map((_, at) => (
        <LineField
          key={at}
          path={`answer.labels.${at}`}
          label={t('questions/name-of-part', { part: partName(figure, at) })}
          value={labels[at] ?? ''}
          problem={problem}
          onChange={(text) =>
            onChange({
              ...answer,
              labels: figure.rows.map((__, index) => (index === at ? text : (labels[index] ?? ''))),
            })
          }
        />
      ))}
      {others.map((other, at) => (
        <Removable
          key={at}
          what={t('questions/extra-name-number', { number: at + 1 })}
          onRemove={() => onChange({ ...answer, others: without(others, at) })}
        >
          <LineField
            path={`answer.others.${at}`}
            label={t('questions/extra-name-number-value', { number: at + 1 })}
            hint={t('questions/belongs-to-no-part')}
            value={other}
            problem={problem}
            onChange={(text) => onChange({ ...answer, others: changed(others, at, text) })}
          />
        </Removable>
      ))}
      {others.length < 4 && (
        <AddButton onClick={() => onChange({ ...answer, others: [...others, ''] })}>
          {t('questions/add-a-name-that-fits-nothing')}
        </AddButton>
      )}
    </div>
  )
}

/** Form for the right parts of the figure, and the feedback on the others. */
export function HotSpotFields({
  answer,
  figure,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'hot-spot'>> & OfFigure) {
  if (!canAsk(figure)) return <NoParts path="answer.spots" />
  const spots = figure.rows.map((_, at) => answer.spots[at] ?? { isRight: false, feedback: '' })
  const change = (at: number, patch: Partial<(typeof spots)[number]>) =>
    onChange({ ...answer, spots: spots.map((spot, index) => (index === at ? { ...spot, ...patch } : spot)) })
  return (
    <div id={fieldId('answer.spots')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4">
      <p className="text-ink-soft">{t('questions/students-pick-as-many-parts')}</p>
      {spots.map((spot, at) => (
        <div key={at} className="flex flex-col gap-2">
          <Checkbox
            className="font-medium"
            checked={spot.isRight}
            onChange={(event) => change(at, { isRight: event.target.checked })}
          >
            {t('questions/part-is-right', { part: partName(figure, at) })}
          </Checkbox>
          {!spot.isRight && (
            <WritingField
              id={fieldId(`answer.spots.${at}.feedback`)}
              label={t('questions/what-you-say-to-part', { part: partName(figure, at) })}
              error={problem(`answer.spots.${at}.feedback`)}
              rows={1}
              parameter={parameter}
              value={spot.feedback}
              onChange={(feedback) => change(at, { feedback })}
            />
          )}
        </div>
      ))}
    </div>
  )
}
