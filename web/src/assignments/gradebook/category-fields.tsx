import {
  type GradeCategory,
  type GradingBody,
  maxCategories,
} from '@skills-center/contract/assignments/grading'
import { Plus, Trash2 } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { weightLeft } from './weights.ts'

/** A grade category as typed in the form. */
export interface TypedCategory {
  /** React key, because new rows have no id. */
  readonly key: string
  readonly id: GradeCategory['id'] | null
  readonly name: string
  readonly weight: string
}

export const typedCategories = (categories: readonly GradeCategory[]): TypedCategory[] =>
  categories.map(({ id, name, weight }) => ({ key: id, id, name, weight: String(weight) }))

/** The values to save; undefined while something is missing or invalid. */
export function categoriesIn(typed: readonly TypedCategory[]): GradingBody['categories'] | undefined {
  const read = typed.flatMap(({ id, name, weight }) => {
    const percent = percentIn(weight)
    return name.trim() === '' || percent === undefined ? [] : [{ id, name: name.trim(), weight: percent }]
  })
  return read.length < typed.length || weightLeft(read) < 0 ? undefined : read
}

/** Parses “40” and “40%”. */
function percentIn(typed: string): number | undefined {
  const digits = typed.trim().replace(/\s*%$/, '')
  return /^\d{1,3}$/.test(digits) && Number(digits) <= 100 ? Number(digits) : undefined
}

interface CategoryFieldsProps {
  readonly categories: readonly TypedCategory[]
  /** A save was attempted, so errors are shown. */
  readonly isTried: boolean
  readonly onChange: (categories: readonly TypedCategory[]) => void
}

/** Categories with names and weights. The rest of 100% goes to assignments without a category. */
export function CategoryFields({ categories, isTried, onChange }: CategoryFieldsProps) {
  const left = weightLeft(categories.map(({ weight }) => ({ weight: percentIn(weight) ?? 0 })))
  const set = (key: string, over: Partial<TypedCategory>) =>
    onChange(categories.map((one) => (one.key === key ? { ...one, ...over } : one)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-[0.94rem] font-semibold">{t('assignments/gradebook/categories')}</legend>
      {categories.map(({ key, name, weight }, index) => (
        <div key={key} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Field
              label={t('assignments/gradebook/category-name', { number: index + 1 })}
              value={name}
              maxLength={40}
              error={isTried && name.trim() === '' ? t('assignments/gradebook/name-this-category') : null}
              onChange={({ target }) => set(key, { name: target.value })}
            />
          </div>
          <div className="w-20 shrink-0">
            <Field
              label={t('assignments/gradebook/weight')}
              inputMode="numeric"
              autoComplete="off"
              value={weight}
              error={
                isTried && percentIn(weight) === undefined ? t('assignments/gradebook/not-a-weight') : null
              }
              onChange={({ target }) => set(key, { weight: target.value })}
            />
          </div>
          <Button
            variant="quiet"
            className="mt-7 shrink-0"
            aria-label={t('assignments/gradebook/delete-category', {
              name: name.trim() || String(index + 1),
            })}
            onClick={() => onChange(categories.filter((one) => one.key !== key))}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      ))}
      <p
        role={left < 0 ? 'alert' : undefined}
        className={left < 0 ? 'font-medium text-incorrect' : 'text-ink-soft'}
      >
        {left < 0
          ? t('assignments/gradebook/weights-over', { over: -left })
          : categories.length === 0
            ? t('assignments/gradebook/by-points')
            : t('assignments/gradebook/weight-left', { left })}
      </p>
      {categories.length < maxCategories && (
        <Button
          variant="outline"
          size="small"
          className="self-start"
          onClick={() => onChange([...categories, newCategory(categories, Math.max(0, left))])}
        >
          <Plus aria-hidden className="size-5" />
          {t('assignments/gradebook/add-category')}
        </Button>
      )}
    </fieldset>
  )
}

/** Starts with the remaining weight. */
const newCategory = (categories: readonly TypedCategory[], left: number): TypedCategory => ({
  key: `new-${Math.max(0, ...categories.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0))) + 1}`,
  id: null,
  name: '',
  weight: String(left),
})
