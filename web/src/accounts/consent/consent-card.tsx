import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { dueDay } from './due-day.ts'
import { ParentForm } from './parent-form.tsx'
import { SendAgain } from './send-again.tsx'
import { privacyQuery } from '../../platform/privacy.ts'

/** In a student’s settings, where someone has to agree or has agreed. */
export function ConsentCard() {
  const { data } = useQuery(privacyQuery)
  if (data === undefined || data.state === 'free' || data.state === 'ask') return null
  if (data.by === 'school')
    return (
      <SettingsCard id="ok" title={t('A grown-up’s OK')}>
        <p>{t('Your school said OK to your account. It counts as long as you are in the class.')}</p>
      </SettingsCard>
    )
  if (data.by === 'parent')
    return (
      <SettingsCard id="ok" title={t('A grown-up’s OK')}>
        <p>
          {data.parentEmail === null ? (
            t(
              'A parent said OK to your account. The link in their mail shows them everything we keep about you.',
            )
          ) : (
            <Rich
              message="A parent said OK to your account: <address>{email}</address>. The link in their mail shows them everything we keep about you."
              values={{ email: data.parentEmail }}
              parts={{ address: <span className="[overflow-wrap:anywhere]" /> }}
            />
          )}
        </p>
        {data.parentEmail !== null && <SendAgain email={data.parentEmail} />}
      </SettingsCard>
    )
  return (
    <SettingsCard
      id="ok"
      title={t('A grown-up’s OK')}
      about={
        data.dueAt === null
          ? t(
              'A parent has to say OK. If you are in a class, your teacher can say OK too. If nobody does, we delete the account.',
            )
          : t(
              'A parent has to say OK by {day}. If you are in a class, your teacher can say OK too. If nobody does, we delete the account.',
              { day: dueDay(data.dueAt) },
            )
      }
    >
      {data.parentEmail !== null && (
        <p role="status">
          <Rich
            message="We wrote to <address>{email}</address>. If no mail came, look in the spam folder, or send it again."
            values={{ email: data.parentEmail }}
            parts={{ address: <strong className="[overflow-wrap:anywhere]" /> }}
          />
        </p>
      )}
      <ParentForm key={data.parentEmail} given={data.parentEmail} />
    </SettingsCard>
  )
}
