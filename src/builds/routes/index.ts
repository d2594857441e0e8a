import type { Route } from '../../platform/http/route/route.ts'
import type { BuildsContext } from '../context.ts'
import { addBuildVersion } from './add-version.ts'
import { createBuild } from './create.ts'
import { deleteBuild } from './delete.ts'
import { duplicateBuild } from './duplicate.ts'
import { listBuilds } from './list.ts'
import { readBuild } from './read.ts'
import { renameBuild } from './rename.ts'
import { shareBuild, withdrawShare } from './share.ts'
import { readSharedBuild } from './shared.ts'

export const buildRoutes = (context: BuildsContext): Route[] => [
  createBuild(context),
  listBuilds(context),
  readBuild(context),
  renameBuild(context),
  addBuildVersion(context),
  duplicateBuild(context),
  deleteBuild(context),
  shareBuild(context),
  withdrawShare(context),
  readSharedBuild(context),
]
