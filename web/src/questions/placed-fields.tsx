import type { AnswerOf } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { WritingField } from './writing-field.tsx'

/** Form for items in order; students see them shuffled. */
export function OrderFields({ answer, problem, onChange }: AnswerFormProps<AnswerOf<'order'>>) {
  const { items } = answer
  return (
    <div id={fieldId('answer.items')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4">
      <p className="text-ink-soft">{t('questions/write-them-in-the-right-order')}</p>
      {items.map((item, index) => (
        <Removable
          key={index}
          what={t('questions/item-number', { number: index + 1 })}
          onRemove={
            items.length > 3 ? () => onChange({ ...answer, items: without(items, index) }) : undefined
          }
        >
          <Field
            id={fieldId(`answer.items.${index}`)}
            label={t('questions/item-number-value', { number: index + 1 })}
            error={problem(`answer.items.${index}`)}
            value={item}
            onChange={(event) => onChange({ ...answer, items: changed(items, index, event.target.value) })}
          />
        </Removable>
      ))}
      {items.length < 8 && (
        <AddButton onClick={() => onChange({ ...answer, items: [...items, ''] })}>
          {t('questions/add-an-item')}
        </AddButton>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('questions/stands-at-the-start')}
          note={t('questions/optional')}
          placeholder={t('questions/least')}
          value={answer.first}
          maxLength={120}
          onChange={(event) => onChange({ ...answer, first: event.target.value })}
        />
        <Field
          label={t('questions/stands-at-the-end')}
          note={t('questions/optional')}
          placeholder={t('questions/greatest')}
          value={answer.last}
          maxLength={120}
          onChange={(event) => onChange({ ...answer, last: event.target.value })}
        />
      </div>
    </div>
  )
}

/** Form for matching pairs. */
export function MatchFields({ answer, problem, onChange }: AnswerFormProps<AnswerOf<'match'>>) {
  const { pairs, others } = answer
  return (
    <div id={fieldId('answer.pairs')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4">
      {pairs.map((pair, index) => (
        <Removable
          key={index}
          what={t('questions/pair-number', { number: index + 1 })}
          onRemove={
            pairs.length > 2 ? () => onChange({ ...answer, pairs: without(pairs, index) }) : undefined
          }
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {(['source', 'target'] as const).map((side) => (
              <Field
                key={side}
                id={fieldId(`answer.pairs.${index}.${side}`)}
                label={
                  side === 'source'
                    ? t('questions/pair-number-value', { number: index + 1 })
                    : t('questions/partner-of-pair-number', { number: index + 1 })
                }
                error={problem(`answer.pairs.${index}.${side}`)}
                value={pair[side]}
                onChange={(event) =>
                  onChange({
                    ...answer,
                    pairs: changed(pairs, index, { ...pair, [side]: event.target.value }),
                  })
                }
              />
            ))}
          </div>
        </Removable>
      ))}
      {pairs.length < 8 && (
        <AddButton onClick={() => onChange({ ...answer, pairs: [...pairs, { source: '', target: '' }] })}>
          {t('questions/add-a-pair')}
        </AddButton>
      )}
      {others.map((other, index) => (
        <Removable
          key={index}
          what={t('questions/extra-partner-number', { number: index + 1 })}
          onRemove={() => onChange({ ...answer, others: without(others, index) })}
        >
          <Field
            id={fieldId(`answer.others.${index}`)}
            label={t('questions/extra-partner-number-value', { number: index + 1 })}
            hint={t('questions/belongs-to-none-of-the-pairs')}
            value={other}
            onChange={(event) => onChange({ ...answer, others: changed(others, index, event.target.value) })}
          />
        </Removable>
      ))}
      {others.length < 4 && (
        <AddButton onClick={() => onChange({ ...answer, others: [...others, ''] })}>
          {t('questions/add-a-partner-that-fits-nothing')}
        </AddButton>
      )}
    </div>
  )
}

/** Form for categories with their cards, one card per line. */
export function SortFields({ answer, problem, onChange }: AnswerFormProps<AnswerOf<'sort'>>) {
  const { categories } = answer
  return (
    <div id={fieldId('answer.categories')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-5">
      {categories.map((category, index) => {
        const change = (patch: Partial<typeof category>) =>
          onChange({ ...answer, categories: changed(categories, index, { ...category, ...patch }) })
        return (
          <Removable
            key={index}
            what={t('questions/category-number', { number: index + 1 })}
            onRemove={
              categories.length > 2
                ? () => onChange({ ...answer, categories: without(categories, index) })
                : undefined
            }
          >
            <Field
              id={fieldId(`answer.categories.${index}.text`)}
              label={t('questions/category-number-value', { number: index + 1 })}
              error={problem(`answer.categories.${index}.text`)}
              value={category.text}
              onChange={(event) => change({ text: event.target.value })}
            />
            <TextArea
              id={fieldId(`answer.categories.${index}.cards`)}
              label={t('questions/cards-of-category-number', { number: index + 1 })}
              hint={t('questions/one-a-line')}
              error={problem(`answer.categories.${index}.cards`)}
              value={category.cards.join('\n')}
              onChange={(event) => change({ cards: event.target.value.split('\n').slice(0, 10) })}
            />
          </Removable>
        )
      })}
      {categories.length < 4 && (
        <AddButton
          onClick={() => onChange({ ...answer, categories: [...categories, { text: '', cards: ['', ''] }] })}
        >
          {t('questions/add-a-category')}
        </AddButton>
      )}
    </div>
  )
}

/** Form for the feedback on a wrong order, pair, or category. */
export function PlacedFeedback({
  answer,
  parameter,
  problem,
  onChange,
}: AnswerFormProps<AnswerOf<'order' | 'match' | 'sort' | 'label'>>) {
  return (
    <WritingField
      id={fieldId('answer.feedback')}
      label={t('questions/what-you-say')}
      error={problem('answer.feedback')}
      parameter={parameter}
      value={answer.feedback}
      onChange={(feedback) => onChange({ ...answer, feedback })}
    />
  )
}
