import type { Gradebook } from '@skills-center/contract/assignments/gradebook'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { HeadCell } from '../../ui/table-cells.tsx'
import { formatDay } from '../format-assignment.ts'
import { weightLeft } from './weights.ts'

interface GradebookHeadProps extends Pick<Gradebook, 'assignments' | 'grading'> {
  readonly hasNumbers: boolean
}

/**
 * The column headers: the class grade first, where it is always visible; each assignment with its due date and points;
 * and each category with its weight.
 */
export function GradebookHead({ assignments, grading, hasNumbers }: GradebookHeadProps) {
  const categoryName = new Map(grading.categories.map(({ id, name }) => [id, name]))
  return (
    <>
      <HeadCell isPinned className="min-w-36 px-4 sm:min-w-48">
        {t('ui/student')}
      </HeadCell>
      {hasNumbers && <HeadCell>{t('assignments/gradebook/student-number')}</HeadCell>}
      <HeadCell isFigure className="min-w-20">
        {t('assignments/gradebook/class-grade')}
      </HeadCell>
      {assignments.map(({ id, title, dueAt, points, categoryId }) => (
        <HeadCell key={id} className="min-w-32 font-normal!">
          <Link
            href={`/assignment/${id}`}
            className="line-clamp-3 font-semibold text-link [overflow-wrap:anywhere]"
          >
            {title}
          </Link>
          <span className="mt-0.5 block">
            {dueAt === null ? t('assignments/no-due-date') : formatDay(dueAt)}
          </span>
          <span className="block [overflow-wrap:anywhere]">
            {[
              t('assignments/points-count', { count: points }),
              ...(categoryId === null ? [] : [categoryName.get(categoryId) ?? '']),
            ].join(', ')}
          </span>
        </HeadCell>
      ))}
      <HeadCell isFigure>{t('assignments/done-several')}</HeadCell>
      <HeadCell isFigure>{t('assignments/past-due-several')}</HeadCell>
      {categoryColumns(grading).map(({ key, name, weight }) => (
        <HeadCell key={key} isFigure className="min-w-24 [overflow-wrap:anywhere]">
          {name}
          <span className="block font-normal">
            {t('assignments/gradebook/weight-of', { percent: weight })}
          </span>
        </HeadCell>
      ))}
    </>
  )
}

/** Assignments without a category come last, with the remaining weight; empty if the class has no categories. */
export function categoryColumns({ categories }: Gradebook['grading']) {
  if (categories.length === 0) return []
  const none = { key: 'none', name: t('ui/no-category'), weight: weightLeft(categories) }
  return [...categories.map(({ id, ...category }) => ({ key: id, ...category })), none]
}
