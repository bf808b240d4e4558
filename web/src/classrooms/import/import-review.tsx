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
import { keepCards } from '../cards/login-cards.ts'
import { rosterQueries } from '../students/roster-query.ts'
import { useClassMutation } from '../use-class-mutation.ts'
import { ImportTable } from './import-table.tsx'

interface ImportReviewProps {
  readonly classroom: ClassroomDetail
  readonly csv: string
  readonly checked: ImportCheck
}

/** What the file would do, row by row, and the one press that does it. */
export function ImportReview({ classroom, csv, checked }: ImportReviewProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const { rows, columnsIgnored, groupsNew, obstacle } = checked
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  const problems = rows.filter((row) => row.outcome === 'problem')
  const open = problems.filter(({ line }) => !leftOut.has(line)).length
  const coming = count('new') + count('known')
  const commit = useClassMutation(
    () => call(commitImport, { params: { id: classroom.id }, body: { csv, leaveOut: [...leftOut] } }),
    rosterQueries,
    ({ cards, known }) => {
      toast({
        title: t('{count, plural, one {# student} other {# students}} added', {
          count: cards.length + known,
        }),
        tone: 'right',
      })
      if (cards.length > 0) keepCards(client, classroom.id, cards)
      navigate(
        cards.length > 0 ? `/classroom/${classroom.id}/cards` : `/classroom/${classroom.id}?tab=students`,
      )
    },
  )
  return (
    <section aria-labelledby="review" className="flex flex-col gap-4">
      <h2 id="review" className="text-2xl font-bold">
        {t('What the file holds')}
      </h2>
      <div role="status">
        <ul className="flex flex-col gap-1">
          <li>
            <Rich
              message="<students>{count, plural, one {# student} other {# students}}</students> to get an account"
              values={{ count: count('new') }}
              parts={{ students: <strong /> }}
            />
            {groupsNew.length > 0 &&
              t(', and the new {count, plural, one {group} other {groups}} {names}', {
                count: groupsNew.length,
                names: groupsNew.join(', '),
              })}
          </li>
          {count('known') > 0 && (
            <li>
              {t('{count, plural, one {# student} other {# students}} whose account you made before', {
                count: count('known'),
              })}
            </li>
          )}
          {count('ignored') > 0 && (
            <li>
              {t('{count, plural, one {# row that adds} other {# rows that add}} nobody', {
                count: count('ignored'),
              })}
            </li>
          )}
          {problems.length > 0 && (
            <li className="font-semibold text-incorrect">
              {t(
                '{count, plural, one {# row} other {# rows}} with a problem: mend {count, plural, one {it} other {them}} in your file and choose it again, or leave {count, plural, one {it} other {them}} out',
                { count: problems.length },
              )}
            </li>
          )}
          {columnsIgnored.length > 0 && (
            <li className="text-ink-soft [overflow-wrap:anywhere]">
              {t('Not read: {columns}', { columns: columnsIgnored.join(', ') })}
            </li>
          )}
        </ul>
      </div>
      {problems.length > 1 && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => setLeftOut(open === 0 ? new Set() : new Set(problems.map(({ line }) => line)))}
        >
          {open === 0 ? t('Leave none of them out') : t('Leave all of them out')}
        </Button>
      )}
      <ImportTable rows={rows} leftOut={leftOut} onLeaveOut={setLeftOut} />
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
          {commit.isPending
            ? t('Please wait...')
            : t('Add {count, plural, one {# student} other {# students}}', { count: coming })}
        </Button>
        {open > 0 && (
          <span className="text-ink-soft">
            {t('{count, plural, one {# row} other {# rows}} to mend or leave out first', { count: open })}
          </span>
        )}
        {coming === 0 && open === 0 && (
          <span className="text-ink-soft">{t('No row of this file adds a student.')}</span>
        )}
      </div>
    </section>
  )
}
