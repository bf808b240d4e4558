import { getClassroom, type ClassroomDetail, type ClassroomId } from '@skills-center/contract/classrooms'
import { checkImport } from '@skills-center/contract/classrooms/import'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { UnverifiedNotice, useIsUnverified } from '../../platform/verified.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ClassFrame } from '../class-frame.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportReview } from './import-review.tsx'
import { PasteNames } from './paste/paste-names.tsx'
import { readFile } from './read-file.ts'

/** Imports a class list: choose a file, review its rows, then import them. */
export function ImportPage({ id }: { readonly id: ClassroomId }) {
  const query = useQuery(queryOf(getClassroom, { params: { id } }))
  return (
    <ClassFrame
      query={query}
      back={{ href: `/classroom/${id}?tab=students`, label: t('classrooms/import/back-to-the-class') }}
    >
      {(classroom) =>
        classroom.isActive ? (
          <Import classroom={classroom} />
        ) : (
          <>
            <PageHeading title={t('classrooms/import/import-a-class-list')} />
            <EmptyState drawing="locked" title={t('classrooms/import/this-class-is-archived')}>
              {t('classrooms/import/restore-it-under-settings')}
            </EmptyState>
          </>
        )
      }
    </ClassFrame>
  )
}

function Import({ classroom }: { readonly classroom: ClassroomDetail }) {
  const [problem, setProblem] = useState<string | null>(null)
  const isUnverified = useIsUnverified()
  const check = useMutation({
    mutationFn: async ({ text }: { text: string; fileName: string | undefined }) =>
      call(checkImport, { params: { id: classroom.id }, body: { csv: text } }),
  })
  const choose = async (file: File) => {
    const read = await readFile(file)
    setProblem('problem' in read ? read.problem : null)
    if ('text' in read) check.mutate({ text: read.text, fileName: file.name })
    else check.reset()
  }
  // Pasted names and corrected rows are handled like the list from a file.
  const recheck = (text: string) => {
    setProblem(null)
    check.mutate({ text, fileName: undefined })
  }
  return (
    <>
      <div>
        <PageHeading title={t('classrooms/import/import-a-class-list')} />
        <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">
          {t('classrooms/import/nothing-is-added', { name: classroom.name })}
        </p>
      </div>
      {isUnverified ? (
        <UnverifiedNotice>{t('classrooms/import/until-then-you-cant-make')}</UnverifiedNotice>
      ) : (
        <>
          <PasteNames isChecking={check.isPending} onPaste={recheck} />
          <ChooseFile
            problem={problem}
            error={check.error}
            isChecking={check.isPending}
            chosen={check.variables?.fileName}
            onChoose={(file) => void choose(file)}
          />
        </>
      )}
      {check.data !== undefined && check.variables !== undefined && (
        <ImportReview
          key={check.submittedAt}
          classroom={classroom}
          csv={check.variables.text}
          checked={check.data}
          isChecking={check.isPending}
          onMended={recheck}
        />
      )}
    </>
  )
}
