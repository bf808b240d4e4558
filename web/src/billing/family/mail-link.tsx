import { mailManageLink } from '@skills-center/contract/billing/family'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'

/** Emails the plan's link to the paying address, for a payer who has lost it. */
export function MailLink({ token }: { readonly token: string }) {
  const mailing = useMutation({ mutationFn: () => call(mailManageLink, { params: { token } }) })
  return (
    <Card as="section" aria-labelledby="mail">
      <h2 id="mail" className="text-2xl font-bold">
        {t('billing/do-you-pay-for-this-plan')}
      </h2>
      <p className="mt-2 max-w-prose">{t('billing/receipts-and-canceling-are-behind')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button busy={mailing.isPending} disabled={mailing.isSuccess} onClick={() => mailing.mutate()}>
          <Mail aria-hidden className="size-5" />
          {t('billing/mail-me-my-link')}
        </Button>
        <span role="status">{mailing.isSuccess && t('billing/look-into-your-mail')}</span>
      </div>
      <div className="mt-4 empty:hidden">
        <MutationError error={mailing.error} />
      </div>
    </Card>
  )
}
