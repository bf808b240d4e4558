import { getSkillGrid, type SkillGrid } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { type GridOrder, gridRows, inOrder } from './grid-order.ts'
import { SkillTable } from './skill-table.tsx'

/** Each student's mastery of each skill. */
export function GridTab({ id }: { readonly id: ClassroomId }) {
  const query = useQuery({ ...queryOf(getSkillGrid, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('analytics/skill-grid')}
      intro={t('analytics/mastery-is-the-chance')}
      table="grid"
      query={query}
    >
      {(grid) => <Grid id={id} grid={grid} />}
    </ClassSection>
  )
}

const orders = () =>
  [
    { value: 'name', label: t('analytics/name') },
    { value: 'mastered', label: t('analytics/fewest-mastered') },
    { value: 'last', label: t('analytics/longest-ago') },
  ] as const

function Grid({ id, grid }: { readonly id: ClassroomId; readonly grid: SkillGrid }) {
  const [order, setOrder] = useState<GridOrder>('name')
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  if (grid.cells.length === 0)
    return (
      <Card>
        <EmptyState drawing="empty-class" title={t('analytics/no-answers-yet')}>
          {t('analytics/as-soon-as-a-student')}
        </EmptyState>
      </Card>
    )
  const sorted = orders().find(({ value }) => value === order)?.value
  return (
    <>
      <div className="max-w-xl">
        <SegmentedControl
          label={t('analytics/order-of-students')}
          value={sorted ?? 'skill'}
          options={[
            ...orders(),
            ...(sorted === undefined ? [{ value: 'skill', label: t('analytics/one-skill') }] : []),
          ]}
          onChange={(value) => setOrder(orders().find((one) => one.value === value)?.value ?? order)}
        />
      </div>
      <SkillTable
        id={id}
        skills={grid.skills}
        rows={inOrder(gridRows(grid), order)}
        order={order}
        onOrder={setOrder}
        onOpen={(student, skill) =>
          setAsked({
            title: `${student.name}: ${skill.name}`,
            query: { studentId: student.id, skillId: skill.id },
          })
        }
      />
      <p className="text-sm text-ink-soft">{t('analytics/stands-where-fewer-than-three')}</p>
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </>
  )
}
