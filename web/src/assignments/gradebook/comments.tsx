import type { Gradebook } from '@skills-center/contract/assignments/gradebook'
import { useId } from 'react'
import { t } from '../../language/messages.ts'

/** The teachers' comments on grades, below the table, so that they print too; renders nothing if there are none. */
export function GradebookComments({ book: { assignments, students } }: { readonly book: Gradebook }) {
  const headingId = useId()
  const comments = students.flatMap(({ studentId, name, cells }) =>
    assignments.flatMap(({ id, title }, index) => {
      const comment = cells[index]?.comment ?? ''
      return comment === '' ? [] : [{ key: `${studentId} ${id}`, name, title, comment }]
    }),
  )
  if (comments.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} className="text-xl font-bold">
        {t('assignments/gradebook/comments')}
      </h2>
      <ul className="flex flex-col gap-1.5">
        {comments.map(({ key, name, title, comment }) => (
          <li key={key} className="max-w-prose [overflow-wrap:anywhere] print:break-inside-avoid">
            <span className="font-semibold">{name}</span>, {title}:{' '}
            <span className="whitespace-pre-line text-ink-soft print:text-ink">{comment}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
