import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { commitImport, type ImportCheck } from '@skills-center/contract/classrooms/import'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { storeCards } from '../cards/login-cards.ts'
import { withPassword } from '../cards/printed-card.ts'
import { rosterQueries } from '../students/roster-query.ts'
import { useClassMutation } from '../use-class-mutation.ts'
import { ImportTable } from './import-table.tsx'
import { classListCsv, type ListedStudent } from './paste/class-list-csv.ts'
import { fixedList } from './paste/fix-name-row.tsx'

interface ImportReviewProps {
  readonly classroom: ClassroomDetail
  readonly csv: string
  readonly checked: ImportCheck
  readonly isChecking: boolean
  /** Called with the list including corrected rows, to be checked again. */
  readonly onMended: (csv: string) => void
}

/** What the import would do, row by row, with one button that does it. */
export function ImportReview({ classroom, csv, checked, isChecking, onMended }: ImportReviewProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [mended, setMended] = useState<ReadonlyMap<number, ListedStudent>>(new Map())
  const { rows, obstacle } = checked
  const problems = rows.filter((row) => row.outcome === 'problem')
  const open = problems.filter(({ line }) => !leftOut.has(line)).length
  const coming = countOf(checked, 'new') + countOf(checked, 'known')
  const commit = useClassMutation(
    () => call(commitImport, { params: { id: classroom.id }, body: { csv, leaveOut: [...leftOut] } }),
    rosterQueries,
    ({ cards, known }) => {
      toast({
        title: t('classrooms/import/students-added', {
          count: cards.length + known,
        }),
        tone: 'right',
      })
      if (cards.length > 0) storeCards(client, classroom.id, cards.map(withPassword))
      navigate(
        cards.length > 0 ? `/classroom/${classroom.id}/cards` : `/classroom/${classroom.id}?tab=students`,
      )
    },
  )
  return (
    <section aria-labelledby="review" className="flex flex-col gap-4">
      <h2 id="review" className="text-2xl font-bold">
        {t('classrooms/import/what-the-file-holds')}
      </h2>
      <Summary checked={checked} />
      {problems.length > 1 && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => setLeftOut(open === 0 ? new Set() : new Set(problems.map(({ line }) => line)))}
        >
          {open === 0
            ? t('classrooms/import/leave-none-of-them-out')
            : t('classrooms/import/leave-all-of-them-out')}
        </Button>
      )}
      <ImportTable
        rows={rows}
        leftOut={leftOut}
        onLeaveOut={setLeftOut}
        mended={mended}
        onMend={(line, student) => setMended(new Map([...mended, [line, student]]))}
      />
      {mended.size > 0 && (
        <Button
          className="self-start"
          busy={isChecking}
          onClick={() => onMended(classListCsv(fixedList(rows, leftOut, mended)))}
        >
          {t('classrooms/import/check-fixed-rows', { count: mended.size })}
        </Button>
      )}
      {obstacle !== null && (
        <p role="alert" className="rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
          {obstacle}
        </p>
      )}
      <MutationError error={commit.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="large"
          busy={commit.isPending}
          disabled={open > 0 || coming === 0 || obstacle !== null}
          onClick={() => commit.mutate(undefined)}
        >
          {commit.isPending ? t('ui/please-wait') : t('classrooms/import/add-students', { count: coming })}
        </Button>
        {open > 0 && (
          <span className="text-ink-soft">
            {t('classrooms/import/rows-to-mend-or-leave', { count: open })}
          </span>
        )}
        {coming === 0 && open === 0 && (
          <span className="text-ink-soft">{t('classrooms/import/no-row-of-this-file')}</span>
        )}
      </div>
    </section>
  )
}

const countOf = ({ rows }: ImportCheck, outcome: ImportCheck['rows'][number]['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length

/** The number of rows of each kind. */
function Summary({ checked }: { readonly checked: ImportCheck }) {
  const { columnsIgnored, groupsNew } = checked
  const count = (outcome: ImportCheck['rows'][number]['outcome']) => countOf(checked, outcome)
  const problems = count('problem')
  return (
    <div role="status">
      <ul className="flex flex-col gap-1">
        <li>
          <Rich
            id="classrooms/import/students-to-get-an-account"
            values={{ count: count('new') }}
            parts={{ students: <strong /> }}
          />
          {groupsNew.length > 0 &&
            t('classrooms/import/and-the-new-groups-names', {
              count: groupsNew.length,
              names: groupsNew.join(', '),
            })}
        </li>
        {count('known') > 0 && (
          <li>
            {t('classrooms/import/students-whose-account-you-made', {
              count: count('known'),
            })}
          </li>
        )}
        {count('ignored') > 0 && (
          <li>
            {t('classrooms/import/rows-that-add-nobody', {
              count: count('ignored'),
            })}
          </li>
        )}
        {problems > 0 && (
          <li className="font-semibold text-incorrect">
            {t('classrooms/import/rows-with-a-problem', { count: problems })}
          </li>
        )}
        {columnsIgnored.length > 0 && (
          <li className="text-ink-soft [overflow-wrap:anywhere]">
            {t('classrooms/import/not-read-columns', { columns: columnsIgnored.join(', ') })}
          </li>
        )}
      </ul>
    </div>
  )
}
