import type { Response } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import {
  longestReportNote,
  type ReportReason,
  reportQuestion,
} from '@skills-center/contract/practice/question-reports'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { useNeedsConsent } from '../../platform/privacy.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Radio } from '../../ui/radio.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Session } from '../session.ts'
import { reasonsFor } from './report-reasons.ts'

/** Sends a report about a question, with the current response. */
function useReport(token: QuestionToken, response: Response | null) {
  return useMutation({
    mutationFn: (report: { reason: ReportReason; note: string }) =>
      call(reportQuestion, { body: { token, response, ...report } }),
    networkMode: 'always',
  })
}

/** The dialog in which a student reports a problem with the question on screen. */
export function ReportDialog({
  session,
  isOpen,
  onClose,
}: {
  session: Session
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Dialog open={isOpen} title={t('practice/report-a-problem')} onClose={onClose}>
      {isOpen && <Report session={session} onClose={onClose} />}
    </Dialog>
  )
}

function Report({ session, onClose }: { session: Session; onClose: () => void }) {
  const report = useReport(session.question.token, session.judged)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  // The server stores no free text of a child without consent.
  const needsConsent = useNeedsConsent()
  const [isReasonMissing, setIsReasonMissing] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    setIsReasonMissing(reason === null)
    if (reason !== null && !report.isPending) report.mutate({ reason, note: needsConsent ? '' : note })
  }

  if (report.isSuccess) return <Thanks onClose={onClose} />
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <fieldset aria-describedby={isReasonMissing ? 'report-reason-missing' : undefined}>
        <legend className="mb-2 font-semibold">{t('practice/what-is-wrong-with-this-question')}</legend>
        <div className="flex flex-col gap-1">
          {reasonsFor(session).map((possible) => (
            <Radio
              key={possible.reason}
              look="row"
              name="report-reason"
              checked={reason === possible.reason}
              onChange={() => setReason(possible.reason)}
              className="rounded-md has-checked:bg-math-soft has-checked:font-semibold"
            >
              {possible.words}
            </Radio>
          ))}
        </div>
        {isReasonMissing && reason === null && (
          <p id="report-reason-missing" role="alert" className="mt-2 text-sm font-medium text-incorrect">
            {t('practice/pick-what-fits-best')}
          </p>
        )}
      </fieldset>
      {!needsConsent && (
        <TextArea
          label={t('practice/anything-to-add')}
          note={t('ui/optional')}
          hint={t('practice/only-the-adults-who-look', {
            count: longestReportNote - note.length,
          })}
          value={note}
          maxLength={longestReportNote}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {report.isError && (
        <p role="alert" className="text-incorrect">
          {detailOf(report.error) ?? t('practice/check-the-connection-and-send')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('practice/cancel')}
        </Button>
        <Button type="submit" busy={report.isPending}>
          {report.isPending ? t('practice/sending') : t('practice/send')}
        </Button>
      </div>
    </form>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  // The form is gone and focus with it, so focus moves to the close button.
  useEffect(() => close.current?.focus(), [])
  return (
    <div>
      <p role="status" className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-correct" />
        <span>
          <strong className="block">{t('practice/your-report-has-arrived')}</strong>
          {t('practice/someone-who-looks')}
        </span>
      </p>
      <div className="mt-6 flex justify-end">
        <Button ref={close} onClick={onClose}>
          {t('practice/back-to-the-question')}
        </Button>
      </div>
    </div>
  )
}
