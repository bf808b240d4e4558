import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { LoginCard } from '@skills-center/contract/classrooms/roster'
import { useQuery, type QueryClient } from '@tanstack/react-query'

/*
 * Passwords that were just made, in the memory of this window only: they go with a reload, with signing out, and some
 * minutes after the last page that shows them is left.
 */
const keyOf = (id: ClassroomId) => ['login-cards', id]

const none: readonly LoginCard[] = []

/** Adds cards to those not printed yet; a newer one of a student takes the older one’s place. */
export function storeCards(client: QueryClient, id: ClassroomId, cards: readonly LoginCard[]): void {
  client.setQueryData<readonly LoginCard[]>(keyOf(id), (kept = none) => [
    ...kept.filter((old) => cards.every((card) => card.studentId !== old.studentId)),
    ...cards,
  ])
}

export function useLoginCards(id: ClassroomId): readonly LoginCard[] {
  const { data } = useQuery<readonly LoginCard[]>({
    queryKey: keyOf(id),
    queryFn: () => none,
    initialData: none,
    enabled: false,
  })
  return data
}
