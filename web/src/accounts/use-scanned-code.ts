import type { User } from '@skills-center/contract/accounts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { toast } from '../ui/toast.ts'
import { forgetCard, useClassCode, useFromLink, useScannedCard } from '../platform/from-link.ts'

/**
 * Takes a student who scanned a class code to the classes page, to join. If someone else's login card was scanned,
 * shows who is signed in, so that nobody practices with another student's account.
 */
export function useScannedCode(user: User | null | undefined): void {
  useFromLink()
  const code = useClassCode()
  const card = useScannedCard()
  const [, navigate] = useLocation()
  const isTaken = useRef(false)
  useEffect(() => {
    if (code === null || user?.role !== 'student' || isTaken.current) return
    isTaken.current = true
    navigate('/classrooms')
  }, [code, user, navigate])
  useEffect(() => {
    if (card === null || user == null) return
    forgetCard()
    if (card.username === user.username) return
    toast({
      title: t('accounts/card-of-someone-else', { username: user.username }),
      description: t('accounts/sign-out-first'),
      tone: 'wrong',
    })
  }, [card, user])
}
