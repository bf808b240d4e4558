import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { PrintedCard } from './printed-card.ts'

/*
 * Passwords and codes that were just made, in the memory of this window only: they go with a reload, with signing out, and some
 * minutes after the last page that shows them is left.
 */
const keyOf = (id: ClassroomId) => ['login-cards', id]

const none: readonly PrintedCard[] = []

/** Adds cards to those not printed yet; a newer one of a student takes the older one’s place. */
export function storeCards(client: QueryClient, id: ClassroomId, cards: readonly PrintedCard[]): void {
  client.setQueryData<readonly PrintedCard[]>(keyOf(id), (kept = none) => [
    ...kept.filter((old) => cards.every((card) => card.studentId !== old.studentId)),
    ...cards,
  ])
}

export function useLoginCards(id: ClassroomId): readonly PrintedCard[] {
  const { data } = useQuery<readonly PrintedCard[]>({
    queryKey: keyOf(id),
    queryFn: () => none,
    initialData: none,
    enabled: false,
  })
  return data
}
