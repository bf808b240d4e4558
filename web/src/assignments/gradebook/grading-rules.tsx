import type { Gradebook } from '@skills-center/contract/assignments/gradebook'
import type { LateRule } from '@skills-center/contract/assignments/grading'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { GradingForm } from './grading-form.tsx'
import { weightLeft } from './weights.ts'

interface GradingRulesProps {
  readonly classroomId: ClassroomId
  readonly book: Gradebook
}

/** How the grades below are calculated, also in print, with a button to change it. */
export function GradingRules({ classroomId, book }: GradingRulesProps) {
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-xl font-bold">
          {t('assignments/gradebook/how-grades-work')}
        </h2>
        <Button variant="outline" size="small" className="print:hidden" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden className="size-5" />
          {t('assignments/gradebook/change-how')}
        </Button>
      </div>
      <p className="text-[0.94rem] text-ink-soft [overflow-wrap:anywhere] print:text-ink">
        {rulesIn(book).join(' ')}{' '}
        <span className="print:hidden">{t('assignments/gradebook/canvas-finds-students')}</span>
      </p>
      {isOpen && (
        <GradingForm classroomId={classroomId} stored={book.grading} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function rulesIn({ grading, assignments }: Gradebook): string[] {
  const { missing, late, dropLowest, retakes, categories } = grading
  const left = weightLeft(categories)
  const loose = assignments.filter(({ categoryId }) => categoryId === null).length
  return [
    missing === 'zero'
      ? t('assignments/gradebook/zeros-are-counted')
      : t('assignments/gradebook/zeros-are-not-counted'),
    lateRule(late),
    ...(dropLowest === 0
      ? []
      : [
          categories.length === 0
            ? t('assignments/gradebook/lowest-dropped', { count: dropLowest })
            : t('assignments/gradebook/lowest-dropped-in-each', { count: dropLowest }),
        ]),
    retakeRules()[retakes],
    ...(categories.length === 0
      ? [t('assignments/gradebook/by-points')]
      : [
          t('assignments/gradebook/by-weights', {
            weights: [
              ...categories.map(({ name, weight }) => `${name} ${weight}%`),
              ...(left === 0 ? [] : [`${t('ui/no-category')} ${left}%`]),
            ].join(', '),
          }),
          ...(left === 0 && loose > 0
            ? [t('assignments/gradebook/loose-do-not-count', { count: loose })]
            : []),
        ]),
  ]
}

const retakeRules = (): Record<Gradebook['grading']['retakes'], string> => ({
  best: t('assignments/gradebook/best-take-counts'),
  latest: t('assignments/gradebook/latest-take-counts'),
  average: t('assignments/gradebook/average-take-counts'),
})

function lateRule(late: LateRule): string {
  switch (late.kind) {
    case 'none':
      return t('assignments/gradebook/late-loses-nothing')
    case 'once':
      return t('assignments/gradebook/late-loses-once', { percent: late.percent })
    case 'daily':
      return t('assignments/gradebook/late-loses-daily', { percent: late.percent, most: late.most })
  }
}
