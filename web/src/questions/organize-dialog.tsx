import { listQuestions, type QuestionSummary } from '@skills-center/contract/questions'
import {
  fileQuestion,
  listFolders,
  type QuestionFolder,
  shareQuestion,
} from '@skills-center/contract/questions/library'
import { FolderId, ShareWith } from '@skills-center/contract/questions/own'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listed } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { UnverifiedNotice, useVerification } from '../platform/verified.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { nameOf, shareNames } from './question-names.ts'

interface OrganizeDialogProps {
  readonly question: QuestionSummary
  readonly folders: readonly QuestionFolder[]
  readonly onClose: () => void
}

/** The folder of a question, and who else may read it. */
export function OrganizeDialog({ question, folders, onClose }: OrganizeDialogProps) {
  const client = useQueryClient()
  const verification = useVerification()
  const schools = verification?.memberships.map(({ school }) => school.name) ?? []
  const [folder, setFolder] = useState<string>(question.folderId ?? '')
  const [sharedWith, setSharedWith] = useState(question.sharedWith)
  const saving = useMutation({
    mutationFn: async () => {
      const params = { id: question.id }
      if (folder !== (question.folderId ?? ''))
        await call(fileQuestion, {
          params,
          body: { folderId: folder === '' ? null : FolderId.parse(folder) },
        })
      if (sharedWith !== question.sharedWith)
        await call(shareQuestion, { params, body: { with: sharedWith } })
    },
    onSuccess: onClose,
    onSettled: () => refresh(client, listQuestions, listFolders),
  })
  return (
    <Dialog
      open
      title={t('questions/folder-and-sharing')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('questions/cancel')}
          </Button>
          <Button
            busy={saving.isPending}
            disabled={sharedWith === 'school' && verification?.isVerified === false}
            onClick={() => saving.mutate()}
          >
            {t('questions/save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere text-ink-soft">“{nameOf(question)}”</p>
        <Select
          label={t('questions/folder')}
          value={folder}
          options={[
            { value: '', label: t('questions/no-folder') },
            ...folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setFolder(target.value)}
        />
        <Select
          label={t('questions/who-else-may-read')}
          hint={hintOf(sharedWith, schools)}
          value={sharedWith}
          options={ShareWith.options.map((value) => ({ value, label: shareNames()[value] }))}
          onChange={({ target }) => setSharedWith(ShareWith.parse(target.value))}
        />
        {sharedWith === 'school' && (
          <UnverifiedNotice>{t('questions/until-then-you-cant-share')}</UnverifiedNotice>
        )}
        {sharedWith !== 'nobody' && question.version === null && (
          <p className="rounded-md bg-warm-soft px-4 py-3">{t('questions/others-see-it-once-you-publish')}</p>
        )}
        {saving.isError && (
          <p role="alert" className="font-medium text-incorrect">
            {detailOf(saving.error) ?? t('questions/check-your-connection-and-try')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function hintOf(sharedWith: ShareWith, schools: readonly string[]): string {
  const reads = t('questions/read-what-you-published')
  if (sharedWith === 'nobody') return t('questions/nobody-else-sees-it-here')
  if (sharedWith === 'everyone') return reads
  return schools.length === 0
    ? reads
    : t('questions/teachers-who-are-confirmed', { schools: listed(schools), reads })
}
