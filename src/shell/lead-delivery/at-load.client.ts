import '../../features/lead-delivery/kept-leads.client.ts';
