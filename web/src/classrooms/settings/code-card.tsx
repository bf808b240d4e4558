import { setJoinCode, type ClassroomDetail, type JoinCode } from '@skills-center/contract/classrooms'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { formatCode, formatDay } from '../format-class.ts'
import { FormActions } from '../form-actions.tsx'
import { classQueries, useClassMutation } from '../use-class-mutation.ts'

const spans = () =>
  [
    { value: '1', label: t('classrooms/one-day'), days: 1 },
    { value: '7', label: t('classrooms/one-week'), days: 7 },
    { value: '30', label: t('classrooms/30-days'), days: 30 },
    { value: '', label: t('classrooms/as-long-as-i-leave'), days: null },
  ] as const

const standing = (code: JoinCode | null): string => {
  if (code === null || !code.isOn) return t('classrooms/nobody-can-join-by-code')
  if (code.isExpired) return t('classrooms/code-has-run-out')
  return code.until === null
    ? t('classrooms/works-until-you-switch-it-off')
    : t('classrooms/works-until-day', { day: formatDay(code.until, new Date()) })
}

/** The join code: on or off, its lifetime, and a button to replace it. */
export function CodeCard({ classroom: { id, code, isActive } }: { readonly classroom: ClassroomDetail }) {
  const [span, setSpan] = useState('30')
  const [isRenewing, setRenewing] = useState(false)
  const days = spans().find(({ value }) => value === span)?.days ?? null
  const set = useClassMutation(
    (to: { isOn: boolean; isNew: boolean }) => call(setJoinCode, { params: { id }, body: { ...to, days } }),
    classQueries,
    (_, { isOn, isNew }) => {
      setRenewing(false)
      const title = isNew
        ? t('classrooms/new-code-made')
        : isOn
          ? t('classrooms/joining-by-code')
          : t('classrooms/joining-by-code-is-off')
      toast({ title, tone: 'right' })
    },
  )
  const isOpen = code !== null && code.isOn && !code.isExpired
  return (
    <Card as="section" aria-labelledby="join-code" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="join-code" className="text-xl font-bold">
          {t('classrooms/join-code')}
        </h2>
        <Badge tone={isOpen && isActive ? 'right' : 'plain'}>
          {!isActive
            ? t('classrooms/archived')
            : isOpen
              ? t('classrooms/on-code')
              : code?.isOn === true
                ? t('classrooms/run-out-code')
                : t('classrooms/off-code')}
        </Badge>
      </div>
      {code !== null && (
        <p
          className={`font-mono text-3xl font-bold tracking-widest ${isOpen && isActive ? '' : 'text-ink-soft line-through'}`}
        >
          {formatCode(code.code)}
        </p>
      )}
      <p className="text-ink-soft">{isActive ? standing(code) : t('classrooms/the-class-is-archived')}</p>
      {isActive && (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-48">
              <Select
                label={isOpen ? t('classrooms/let-it-work-from-now') : t('classrooms/switch-it-on-for')}
                value={span}
                onChange={(event) => setSpan(event.target.value)}
                options={spans().map(({ value, label }) => ({ value, label }))}
              />
            </div>
            <Button
              variant={isOpen ? 'outline' : 'primary'}
              busy={set.isPending}
              onClick={() => set.mutate({ isOn: true, isNew: false })}
            >
              {isOpen ? t('classrooms/change') : t('classrooms/switch-on')}
            </Button>
          </div>
          <MutationError error={set.error} />
          {code !== null && (
            <div className="flex flex-wrap gap-3 border-t border-line pt-4">
              <Button variant="outline" onClick={() => setRenewing(true)}>
                {t('classrooms/new-code')}
              </Button>
              {isOpen && (
                <Button variant="outline" onClick={() => set.mutate({ isOn: false, isNew: false })}>
                  {t('classrooms/switch-off')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <Dialog
        open={isRenewing}
        title={t('classrooms/make-a-new-code-question')}
        onClose={() => setRenewing(false)}
      >
        <div className="flex flex-col gap-5">
          <p>{t('classrooms/code-so-far-stops-working')}</p>
          <FormActions>
            <Button variant="outline" onClick={() => setRenewing(false)}>
              {t('classrooms/cancel')}
            </Button>
            <Button busy={set.isPending} onClick={() => set.mutate({ isOn: true, isNew: true })}>
              {t('classrooms/make-a-new-code')}
            </Button>
          </FormActions>
        </div>
      </Dialog>
    </Card>
  )
}
