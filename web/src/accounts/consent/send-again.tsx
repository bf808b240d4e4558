import { askParent } from '@skills-center/contract/accounts/consent'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { reasonOf, usePrivacyMutation } from './use-privacy-mutation.ts'

/** For a parent who has consented and lost the email with the link. */
export function SendAgain({ email }: { readonly email: string }) {
  const ask = usePrivacyMutation(
    () => call(askParent, { body: { email } }),
    () => toast({ title: t('accounts/consent/mail-is-on-its-way'), tone: 'right' }),
  )
  return (
    <>
      <p>{t('accounts/consent/did-they-lose-the-mail')}</p>
      {ask.error !== null && (
        <p role="alert" className="font-medium text-incorrect">
          {reasonOf(ask.error)}
        </p>
      )}
      <Button
        variant="outline"
        className="self-start"
        busy={ask.isPending}
        onClick={() => ask.mutate(undefined)}
      >
        {t('accounts/consent/send-the-mail-again')}
      </Button>
    </>
  )
}
