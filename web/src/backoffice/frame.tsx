import { Outlet } from '@tanstack/react-router'

export const BackofficeFrame = () => <Outlet />
