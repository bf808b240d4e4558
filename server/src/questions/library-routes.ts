import {
  copyShared,
  createFolder,
  deleteFolder,
  fileQuestion,
  getShared,
  listFolders,
  listShared,
  renameFolder,
  shareQuestion,
} from '@skills-center/contract/questions/library'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { LibraryFeature } from './library.ts'

export function libraryRoutes(http: FastifyInstance, library: LibraryFeature): void {
  serve(http, listFolders, ({ session }) => library.folders(session.userId))
  serve(http, createFolder, ({ session, body }) => library.openFolder(session.userId, body.name))
  serve(http, renameFolder, ({ session, params, body, ifMatch }) =>
    library.rename(session.userId, params.id, body.name, ifMatch),
  )
  serve(http, deleteFolder, async ({ session, params }) => {
    await library.removeFolder(session.userId, params.id)
    return { deleted: true as const }
  })
  serve(http, fileQuestion, async ({ session, params, body }) => {
    await library.file(session.userId, params.id, body.folderId)
    return { folderId: body.folderId }
  })
  serve(http, shareQuestion, async ({ session, params, body }) => {
    await library.share(session.userId, params.id, body.with)
    return { sharedWith: body.with }
  })
  serve(http, listShared, ({ session, query }) => library.listShared(session.userId, query))
  serve(http, getShared, ({ session, params }) => library.shared(session.userId, params.id))
  serve(http, copyShared, ({ session, params }) => library.copyShared(session.userId, params.id))
}
